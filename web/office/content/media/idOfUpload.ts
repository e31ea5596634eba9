/** @returns the id in the address of an uploaded picture; undefined for any other address */
export const idOfUpload = (url: string | null | undefined): string | undefined =>
  /\/uploads\/([0-9a-f-]{36})\.webp$/.exec(url ?? '')?.[1];
