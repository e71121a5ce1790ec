/**
 * Other names that people use for towns of Gujarat: former names, colloquial names, and spellings that sound
 * different.
 */
export const townAliases: Record<string, readonly string[]> = {
  Ahmedabad: ['Amdavad', 'Ahmadabad', 'Karnavati', 'અમદાવાદ', 'કર્ણાવતી'],
  Bharuch: ['Broach', 'Bharooch'],
  'Chhota Udepur': ['Chhotaudepur', 'Chhota Udaipur', 'Chhotaudaipur', 'Chota Udepur'],
  Dahod: ['Dohad'],
  Deesa: ['Disa'],
  'Devgadh Baria': ['Baria', 'Devgadbaria', 'Devgad Baria'],
  Dwarka: ['Dwarika', 'Dvaraka'],
  Himatnagar: ['Himmatnagar'],
  Kevadia: ['Ektanagar', 'Ekta Nagar', 'Kevadiya'],
  Khambhalia: ['Jam Khambhalia', 'Jamkhambhalia', 'Khambhaliya'],
  Khambhat: ['Cambay'],
  Kheda: ['Kaira'],
  Mehsana: ['Mahesana'],
  Morbi: ['Morvi'],
  Palanpur: ['Palanpore'],
  Rajpipla: ['Nandod'],
  Sidhpur: ['Siddhpur'],
  Surendranagar: ['Wadhwan', 'વઢવાણ'],
  Umbergaon: ['Umargam', 'Umargaon', 'Umergaon'],
  Vadodara: ['Baroda', 'બરોડા', 'बड़ौदा'],
  'Vallabh Vidyanagar': ['Vidyanagar', 'V V Nagar'],
  Valsad: ['Bulsar'],
  Veraval: ['Somnath', 'Prabhas Patan'],
  Wankaner: ['Vankaner'],
};

/** Other names of districts. A search for one of them finds the towns of the district. */
export const districtAliases: Record<string, readonly string[]> = {
  Kutch: ['Kachchh', 'Kutchh', 'Cutch', 'Kachh'],
  Dang: ['Dangs', 'The Dangs'],
  Panchmahal: ['Panchmahals'],
  Aravalli: ['Arvalli'],
};
