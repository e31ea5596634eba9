/** The name of an attachment's file in the store. */
export const attachmentKey = (id: string): string => `attachments/${id}`;
