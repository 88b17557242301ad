"""HTTP: routes, the types of requests and responses, the OpenAPI description, static files."""
