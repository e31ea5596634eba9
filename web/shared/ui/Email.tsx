/** An email address that may wrap after the @. */
export function Email({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <span dir="auto">
      {name}@<wbr />
      {domain}
    </span>
  );
}
