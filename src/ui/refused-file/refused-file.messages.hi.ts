import type en from './refused-file.messages.en.ts';

const refusedFile: typeof en = {
  title: 'यह फाइल नहीं खुल सकी',
  again: 'फिर कोशिश करें',
  back: 'अपने पेज पर वापस जाएं',
};
export default refusedFile;
