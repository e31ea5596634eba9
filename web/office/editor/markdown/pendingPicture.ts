/** Start of the address of a picture that is being uploaded; it is never stored. */
export const PENDING = 'pending-upload:';

export const isPendingPicture = (src: unknown): boolean => typeof src === 'string' && src.startsWith(PENDING);
