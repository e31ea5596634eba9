/** An error that prevents an import; its message is one line for the operator. */
export class ImportError extends Error {}
