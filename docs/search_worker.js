// Browsers start no worker from a file: URL. This one runs the search in a hidden frame, so that it works offline.
if (location.protocol === "file:") {
  self.Worker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = document.createElement("iframe")
      frame.hidden = true
      document.body.append(frame)
      this.window = frame.contentWindow
      this.listen = event => {
        if (event.source !== this.window) return
        const message = new MessageEvent("message", { data: event.data })
        this.dispatchEvent(message)
        this.onmessage?.(message)
      }
      addEventListener("message", this.listen)
      this.frame = frame
      this.window.document.open() // which removes listeners, so it comes first
      this.ready = new Promise(resolve => (this.window.onload = resolve))
      this.window.document.write(`<html><body><script>
        postMessage = data => parent.dispatchEvent(new MessageEvent("message", { data, source: self }))
        importScripts = (...urls) => urls.reduce((before, url) => before.then(() => new Promise((loaded, failed) => {
          const script = document.createElement("script")
          script.src = url
          script.onload = loaded
          script.onerror = failed
          document.body.append(script)
        })), Promise.resolve())
      <\/script><script src="${url}"><\/script>`)
      this.window.document.close()
    }

    postMessage(data) {
      this.ready.then(() => this.window.dispatchEvent(new MessageEvent("message", { data })))
    }

    terminate() {
      this.frame.remove()
      removeEventListener("message", this.listen)
    }
  }
}
