/** What a call answers that is refused, as far as a test asks for it. */
export const refused = (status: number, code: string, about: object = {}) => ({
  status,
  body: { code, ...about },
});
