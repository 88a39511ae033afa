// In place of what zod's schemas need to draw themselves as JSON Schema: only the server does, for its OpenAPI document.
function none() {
  throw new Error('The browser side draws no JSON Schema.');
}
module.exports = new Proxy({}, { get: () => none });
