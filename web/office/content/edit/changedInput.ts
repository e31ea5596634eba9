/** @returns the fields of `input` whose form values differ from the stored ones, and those that are no form fields */
export const changedInput = <Input extends object>(input: Input, values: object, stored: object): Input =>
  Object.fromEntries(
    Object.entries(input).filter(([name]) => !(name in stored) || textOf(values, name) !== textOf(stored, name)),
  ) as Input;

const textOf = (values: object, name: string) => JSON.stringify((values as Record<string, unknown>)[name]);
