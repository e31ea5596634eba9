export type MissCounter = {
  /** Counts a missing page, once per day and network. @param path as requested @param referrer the Referer header */
  note(path: string, address: string, referrer: string | undefined): void;
  begin(): void;
  stop(): Promise<void>;
};
