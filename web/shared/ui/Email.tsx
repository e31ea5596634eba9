/** An e-mail address, broken after the @ where there is no room for all of it. */
export function Email({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <span>
      {name}@<wbr />
      {domain}
    </span>
  );
}
