/** The first characters of a text and an ellipsis, or all of it; never half of a character. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text;
}
