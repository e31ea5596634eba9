export const pictureKey = (id: string): string => `${id}.webp`;

export const sizesKey = (id: string): string => `sizes/${id}`;

export const cardsKey = (itemId: string): string => `cards/${itemId}`;
