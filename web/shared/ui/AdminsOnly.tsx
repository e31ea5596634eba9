import { Lock } from 'lucide-react';

/** Marks a link that employees cannot use (spec section 2). */
export const AdminsOnly = ({ className = '' }: { className?: string }) => (
  <span className={`inline-flex items-center gap-1.5 whitespace-nowrap text-xs font-semibold ${className}`}>
    <Lock aria-hidden="true" className="size-3.5" /> Admins only
  </span>
);
