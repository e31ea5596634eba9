/** Something that the operator can mend: it is said in a line. */
export class BackupError extends Error {}
