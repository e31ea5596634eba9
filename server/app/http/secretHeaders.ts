/** Of a page with a secret in its address. */
export const secretHeaders = {
