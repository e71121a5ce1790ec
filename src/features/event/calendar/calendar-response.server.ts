/** Returns an iCalendar file as a response. Phones open it with their calendar. */
export function calendarResponse({ text, file }: { text: string; file: string }): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  });
}
