/** Loads what decodes and encodes pictures, which costs memory that a server without uploads does not need. */
export const loadSharp = async () => (await import('sharp')).default;
