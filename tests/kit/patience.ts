/**
 * The time limit of a single wait in a test. Machines differ in speed by a factor of ten, and only a failing test waits
 * so long.
 */
export const PATIENCE_MS = 120_000;
/** The time limit of a whole test: a wait inside it ends first, and its error says what it waited for. */
export const TEST_PATIENCE_MS = 5 * PATIENCE_MS;
