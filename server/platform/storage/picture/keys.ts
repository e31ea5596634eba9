export const pictureKey = (id: string): string => `${id}.webp`;

/** The folder of a picture's smaller sizes. */
export const sizesKey = (id: string): string => `sizes/${id}`;

/** The folder of an item's share cards. */
export const cardsKey = (itemId: string): string => `cards/${itemId}`;
