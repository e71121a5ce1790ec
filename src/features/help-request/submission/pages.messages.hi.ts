import type en from './pages.messages.en.ts';

/** Of the pages that respond to the form. The browser does not load them: these pages run no script. */
export default {
  code: {
    title: 'हमारे ईमेल में आया कोड लिखें',
    recipient: (email: string) => `हमने ${email} पर कोड भेजा है। आपका लिखा सुरक्षित है।`,
    change: 'अपना लिखा बदलें',
  },
  another: {
    title: 'आपने यह मदद पहले ही मांगी है',
    text: (reference: string) => `उसी शहर और उसी प्रकार की मदद के लिए आपका अनुरोध ${reference} अभी चालू है।`,
    view: 'वह अनुरोध देखें',
    send: 'एक और अनुरोध भेजें',
    change: 'फॉर्म पर वापस',
  },
} satisfies typeof en;
