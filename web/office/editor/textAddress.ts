/** @returns the address of an uploaded picture without the site's origin, which may change */
export const textAddress = (url: string, publicUrl: string): string => {
  const { origin, pathname } = new URL(url);
  return origin === new URL(publicUrl).origin ? pathname : url;
};
