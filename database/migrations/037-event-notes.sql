-- The notes of an event in Gujarati and Hindi. Without a translation, readers see the original.
alter table event
  add column what_to_bring_gu text check (char_length(what_to_bring_gu) between 1 and 500),
  add column what_to_bring_hi text check (char_length(what_to_bring_hi) between 1 and 500),
  add column who_for_gu text check (char_length(who_for_gu) between 1 and 500),
  add column who_for_hi text check (char_length(who_for_hi) between 1 and 500),
  add column question_gu text check (char_length(question_gu) between 1 and 200),
  add column question_hi text check (char_length(question_hi) between 1 and 200);
