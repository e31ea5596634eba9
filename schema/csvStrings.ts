/** What is said of files of lists. */
export const csvStrings = {
  failed: (what: string) => `Failed to download the ${what}.`,
} as const;
