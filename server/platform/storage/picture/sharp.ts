/** Loaded on first use: a server without uploads saves the memory. */
export const loadSharp = async () => (await import('sharp')).default;
