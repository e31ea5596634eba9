/** Counts where visitors find nothing. */
export type Misses = {
  /**
   * Counts a page that was not found: once a day for each network that asks for it.
   * @param path as it was sent
   * @param address who asks
   * @param referrer the page whose link was followed
   */
  note(path: string, address: string, referrer: string | undefined): void;
  /** Begins to write what is gathered, every few seconds. */
  begin(): void;
  /** Writes what is left. */
  stop(): Promise<void>;
};
