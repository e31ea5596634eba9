/**
 * How long a test waits for one thing that should come: what hangs is told from what is slow. Machines differ by ten times, and
 * nothing that passes waits for its end.
 */
export const PATIENCE_MS = 60_000;
/** How long a test may take: a wait inside it ends first, and can say what it has waited for. */
export const TEST_PATIENCE_MS = 10 * PATIENCE_MS;
