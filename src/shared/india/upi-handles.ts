/** Handles of UPI that are no other word. They count with blanks around the @, and after the word 'at'. */
export const OWN_WORDS =
  'okaxis okhdfcbank okicici oksbi ybl ibl axl apl yapl rapl paytm ptaxis pthdfc ptsbi ptyes upi waicici wahdfcbank waaxis wasbi naviaxis jupiteraxis sliceaxis superyes yespop yescred axisb goaxb rmhdfcbank tapicici amazonpay kphdfc shriramhdfcbank yespay yestp yesfam yescurie okbizaxis okbizicici okpayaxis niyoicici freoicici inhdfc mvhdfc gwaxis kbaxis lxaxis maxaxis fkaxis wiaxis kotak811 fifederal sbipay icicipay hdfcbankjd rmrbl pthdfcbank ptkotak ptidfc ptindus slicepay finobank fincarebank jarunity oneyes pnyes nyes'.split(
    ' ',
  );
/** All handles, also those that are names of banks, apps or other words: 'a stall @ SBI' is a place. */
export const HANDLES = new Set([
  ...OWN_WORDS,
  ...'slc slice slicebank axisbank sbibank icicibank kotakbank kotakpay federalbank rblbank bandhanbank indusind indianbk janabank sbmbank dhanalakshmi dlbank psbank fincare fino omni indie nye liv mboi boi bob ratn tmb tmbl ucobank utkarsh suryoday ujjivan purz pzh pzw rajgovhdfcbank payu payworld paytmwallet phonepe pinelabs obopay citrus jupiter jupitermoney hsbcbank dcbbank ibkl npci postpay tatapay tatapayaxis abcdicici abfspay airtel allbank aubank axb axis axisgo bandhan barodampay bpunity cboi centralbank citi citibank cmsidfc cnrb csbpay dbs dcb dlb eazypay equitas esaf ezeepay fam fbl federal fifederal fkaxis freecharge hdfcbank hdfcbankjd hsbc icici idbi idfc idfcbank idfcfirst idfcnetc ikwik imobile indbank indianbank indus iob jio jkb jsb jsbp karb kaypay kbl kmb kmbl kotak kvb kvbank lvb mahb mairtel mbk mbkns myicici nsdl oxymoney payzapp pingpay pnb pockets postbank psb pyes pz rajgovhdfcbank rbl s2b sbi scb seyes sib srcb tjsb timecosmos trans ubi uboi uco unionbank unionbankofindia utbi utib valid vijb vjb wiaxis yesbank yesbankltd yesg ypbiz zoicici'.split(
    ' ',
  ),
]);
/** What a word contains that is very likely a handle. */
export const LIKE_A_HANDLE =
  /bank|upi|pay|axis|sbi|hdfc|icici|kotak|baroda|એક્સિસ|પેટીએમ|યુપીઆઈ|યૂપીઆઈ|વાયબીએલ|એસબીઆઈ|બેંક|બેન્ક|एक्सिस|पेटीएम|यूपीआई|वाईबीएल|वायबीएल|एसबीआई|बैंक/u;
