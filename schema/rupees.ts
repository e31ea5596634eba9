/** Rupees as India writes them: ₹1,80,000. */
export const rupees = (value: number): string => `₹${value.toLocaleString('en-IN')}`;
