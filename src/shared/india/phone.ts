/** Formats ten digits as they are read aloud: 98250 12345. Other numbers stay as they are. */
export function groupPhone(phone: string): string {
  return /^\d{10}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}
