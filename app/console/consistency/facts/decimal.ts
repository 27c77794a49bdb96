/** A decimal number moved by powers of ten, written in one way: `1.50` by 4 is `15000`. @param digits with a point, if any */
export function scaled(digits: string, power = 0): string {
  const [whole = '', part = ''] = digits.split('.');
  const zeros = '0'.repeat(Math.max(0, -power));
  const at = zeros.length + whole.length + power;
  const shifted = (zeros + whole + part).padEnd(at, '0');
  const [before, after] = [shifted.slice(0, at).replace(/^0+(?=\d)/, ''), shifted.slice(at).replace(/0+$/, '')];
  return after === '' ? before || '0' : `${before || '0'}.${after}`;
}
