export default {
  whatsApp: 'Send on WhatsApp',
  copy: 'Copy the link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Please copy it from the address bar.',
};
