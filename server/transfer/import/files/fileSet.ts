/** Files of an export: a single file, a folder, or the content of an archive. */
export type Files = {
  /** Paths with slashes. */
  names: string[];
  /** @throws ImportError for a file larger than `maxBytes` */
  read: (name: string, maxBytes: number) => Promise<Buffer>;
  /** Like `read`, in chunks. */
  stream: (name: string, maxBytes: number) => Promise<AsyncIterable<Buffer>>;
  close: () => Promise<void>;
};
