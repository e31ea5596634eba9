/**
 * How long a test waits for one thing that should come. Machines differ in speed by ten times, and only a test that fails waits
 * so long.
 */
export const PATIENCE_MS = 120_000;
/** How long a whole test may take: a wait inside it ends first, and can say what it has waited for. */
export const TEST_PATIENCE_MS = 5 * PATIENCE_MS;
