export const attachmentKey = (id: string): string => `attachments/${id}`;
