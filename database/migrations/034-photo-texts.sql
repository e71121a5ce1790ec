-- What is written about a photo, in up to three languages. Without a translation, readers see the original.
alter table ngo_photo
  add column caption_gu text check (char_length(caption_gu) between 1 and 300),
  add column caption_hi text check (char_length(caption_hi) between 1 and 300),
  add column alternative_text_gu text check (char_length(alternative_text_gu) between 1 and 300),
  add column alternative_text_hi text check (char_length(alternative_text_hi) between 1 and 300);
