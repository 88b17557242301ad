# The page's own words for Kitsunedo. What the game itself says comes from the server.

kitsunedo-set-missing = { $done } simboli su { $all } abbinati.
kitsunedo-set-evadable = Una serie esatta. Con un'altra carta adatta nessuna Cenere potrebbe schivarla.
kitsunedo-set-exact = Una serie esatta.
kitsunedo-set-over = Una serie rinforzata: una carta in più.
kitsunedo-discard = { $over ->
    [0] { $laid ->
        [0] Nulla deve andare; puoi scartare ciò che vuoi.
       *[other] Puoi fermarti qui, o scartare ancora.
    }
    [one] Hai { $held } carte; ne puoi tenere al massimo { $limit }. Ne va scartata ancora una.
   *[other] Hai { $held } carte; ne puoi tenere al massimo { $limit }. Ne vanno scartate ancora { $over }.
}
habit-kitsunedo-kept = Tieni tutte le mie carte quando non devo scartare
kitsunedo-lords-touch = Tocca un Signore.
kitsunedo-lords-one = I simboli di un Signore sono le carte che serve giocare per attaccarlo.
kitsunedo-lords-two = I simboli di un Signore sono le carte che serve giocare per attaccarlo: prima da Dorato, poi, dopo il ›, da Sminuito.
kitsunedo-about = Chi è { $name }
kitsunedo-lanterns = Lanterne
kitsunedo-items = Oggetti
kitsunedo-held = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
kitsunedo-claims = Lanterne che puoi dichiarare, e le tue abilità
kitsunedo-yours = tua
kitsunedo-guide = Kitsunedo in breve
