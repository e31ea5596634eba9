/** Files of an export: a single file, a folder, or the content of an archive. */
export type Files = {
  names: string[];
  /** @throws ImportError for a file larger than `maxBytes` */
  read: (name: string, maxBytes: number) => Promise<Buffer>;
  stream: (name: string, maxBytes: number) => Promise<AsyncIterable<Buffer>>;
  close: () => Promise<void>;
};
