/** Own drawings of the networks' logos, which the icon set does not contain. */
const signs = {
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zm5 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zm5.2-3.6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  facebook:
    'M13.6 22v-8.6h2.9l.5-3.5h-3.4V7.7c0-1 .4-1.8 1.9-1.8H17V2.8a17 17 0 0 0-2.4-.2c-2.6 0-4.4 1.6-4.4 4.5v2.8H7.2v3.5h3V22z',
  linkedin:
    'M3.2 8.8h3.7V21H3.2zM5 2.9a2.1 2.1 0 1 1 0 4.3 2.1 2.1 0 0 1 0-4.3zM9.4 8.8h3.5v1.7c.6-1 1.8-2 3.7-2 3.5 0 4.4 2.2 4.4 5.400V21h-3.700v-6.300c0-1.500-.3-3-2.100-3-1.800 0-2.100 1.500-2.100 3V21H9.400z',
  whatsapp:
    'M12 2a10 10 0 0 1 0 20c-1.700 0-3.300-.4-4.700-1.200L2 22l1.300-5.100A10 10 0 0 1 12 2zm0 2a8 8 0 0 0-6.700 12.300L4.700 19l2.900-.7A8 8 0 1 0 12 4zM8.700 7.600c.3 0 .6 0 .8.5l.8 1.900c.1.300 0 .6-.2.900l-.6.7c.6 1.200 1.600 2.200 2.900 2.700l.7-.8c.2-.3.5-.3.8-.2l1.900.9c.4.200.5.500.4.900-.3 1.200-1.300 1.800-2.400 1.700-3.300-.4-6.500-3.500-6.800-6.700 0-1.200.6-2.200 1.700-2.500z',
};

export type Network = keyof typeof signs;

export function BrandIcon({ network, className = 'size-5' }: { network: Network; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true" className={className}>
      <path d={signs[network]} />
    </svg>
  );
}
