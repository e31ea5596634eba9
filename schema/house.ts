/** The house's own colours on paper; beside them the two texts that the signal colour may carry. */
export const house = {
  paper: '#f4eee1',
  'paper-deep': '#e8dfcb',
  ink: '#17130e',
  light: '#fffdf8',
  dark: '#000000',
} as const;
