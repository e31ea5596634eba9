/** What an export consists of: one file, a folder, or what is packed into an archive. */
export type Files = {
  /** The names, with slashes between folders. */
  names: string[];
  /** @throws ImportError for more bytes than these */
  read: (name: string, maxBytes: number) => Promise<Buffer>;
  /** As `read`, part by part: no more than a part is in memory. */
  stream: (name: string, maxBytes: number) => Promise<AsyncIterable<Buffer>>;
  close: () => Promise<void>;
};
