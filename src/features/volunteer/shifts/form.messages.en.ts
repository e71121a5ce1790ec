/** What is wrong with a shift, in its form and in the response of the API. */
export default {
  errors: {
    shiftTitleRequired: 'Write what there is to do.',
    shiftPlaceRequired: 'Write where people should come.',
    shiftDayRequired: 'Choose the day.',
    shiftDayPast: 'This day has passed. Choose a later one.',
    shiftTooFar: 'This is more than two years away. Look at the year again.',
    shiftStartRequired: 'Choose when it starts.',
    shiftStartPast: 'This time has passed. Choose a later one.',
    shiftEndRequired: 'Choose when it ends.',
    shiftEndBeforeStart: 'It ends before it starts. Choose a later end on the same day.',
    shiftNeededWrong: 'Write how many people you need: 1 to 1,000.',
    shiftNeededTaken: 'Volunteers who have taken it so far: {0}. Keep at least that many.',
    shiftEventUnknown: 'This event is not there any more. Choose another one, or none.',
    shiftReasonRequired: 'Write the reason. Everyone who took the shift reads it.',
    shiftHoursWrong: 'Write the hours, such as 3 or 3:30. For those who did not come, write 0.',
  },
};
