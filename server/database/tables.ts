export * from '#server/blog/table.ts';
export * from '#server/limit/table.ts';
export * from '#server/mail/table.ts';
export * from '#server/picture/table.ts';
export * from '#server/session/table.ts';
export * from '#server/user/table.ts';
