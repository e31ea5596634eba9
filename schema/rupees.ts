/** @returns rupees with Indian digit grouping: ₹1,80,000 */
export const rupees = (value: number): string => `₹${value.toLocaleString('en-IN')}`;
