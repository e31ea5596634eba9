/** @returns the address of an uploaded picture as a text has it: of our own site without its origin, which may change */
export const textAddress = (url: string, publicUrl: string): string => {
  const { origin, pathname } = new URL(url);
  return origin === new URL(publicUrl).origin ? pathname : url;
};
