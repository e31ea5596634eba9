/** The default colours on paper, and the two text colours on the signal colour. */
export const house = {
  paper: '#f4eee1',
  'paper-deep': '#e8dfcb',
  ink: '#17130e',
  light: '#fffdf8',
  dark: '#000000',
} as const;
