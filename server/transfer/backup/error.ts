/** An error that the operator can fix; its message is one line. */
export class BackupError extends Error {}
