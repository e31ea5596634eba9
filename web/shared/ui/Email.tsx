/** An email address that may wrap after the @. */
export function Email({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <span>
      {name}@<wbr />
      {domain}
    </span>
  );
}
