/**
 * The position of each district's circle on a map of Gujarat: where its cities are, moved apart so that no
 * two circles touch.
 */
export const DISTRICT_CIRCLES: readonly { district: string; x: number; y: number }[] = [
  { district: 'Ahmedabad', x: 238, y: 152 },
  { district: 'Dang', x: 360, y: 326 },
  { district: 'Banaskantha', x: 251, y: 24 },
  { district: 'Amreli', x: 169, y: 269 },
  { district: 'Anand', x: 272, y: 185 },
  { district: 'Kutch', x: 71, y: 122 },
  { district: 'Bharuch', x: 283, y: 230 },
  { district: 'Mahisagar', x: 357, y: 116 },
  { district: 'Surat', x: 297, y: 275 },
  { district: 'Aravalli', x: 313, y: 103 },
  { district: 'Vav-Tharad', x: 189, y: 25 },
  { district: 'Devbhumi Dwarka', x: 24, y: 198 },
  { district: 'Bhavnagar', x: 215, y: 256 },
  { district: 'Navsari', x: 313, y: 318 },
  { district: 'Botad', x: 195, y: 209 },
  { district: 'Chhota Udepur', x: 380, y: 194 },
  { district: 'Surendranagar', x: 187, y: 163 },
  { district: 'Vadodara', x: 317, y: 198 },
  { district: 'Dahod', x: 391, y: 149 },
  { district: 'Kheda', x: 301, y: 149 },
  { district: 'Gandhinagar', x: 268, y: 116 },
  { district: 'Valsad', x: 285, y: 355 },
  { district: 'Rajkot', x: 125, y: 222 },
  { district: 'Jamnagar', x: 94, y: 181 },
  { district: 'Panchmahal', x: 346, y: 162 },
  { district: 'Morbi', x: 143, y: 147 },
  { district: 'Sabarkantha', x: 306, y: 57 },
  { district: 'Junagadh', x: 98, y: 267 },
  { district: 'Mehsana', x: 261, y: 70 },
  { district: 'Narmada', x: 350, y: 231 },
  { district: 'Gir Somnath', x: 123, y: 306 },
  { district: 'Patan', x: 215, y: 65 },
  { district: 'Porbandar', x: 43, y: 244 },
  { district: 'Tapi', x: 343, y: 282 },
];
export const CIRCLE_RADIUS = 21.5;
export const MAP_SIZE = { left: -2, top: -2, width: 419, height: 383 };
