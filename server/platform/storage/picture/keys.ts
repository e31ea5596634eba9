/** The name of an uploaded picture's file in the store. */
export const pictureKey = (id: string): string => `${id}.webp`;

/** The folder of a picture's other sizes in the store. */
export const sizesKey = (id: string): string => `sizes/${id}`;

/** The folder of an item's share cards in the store. */
export const cardsKey = (itemId: string): string => `cards/${itemId}`;
